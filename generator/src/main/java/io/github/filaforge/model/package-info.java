/**
 * What a puzzle is made of: values without the behaviour of any stage.
 *
 * <p>Every other package of the generator may use this one; it uses none of them.
 */
package io.github.filaforge.model;
