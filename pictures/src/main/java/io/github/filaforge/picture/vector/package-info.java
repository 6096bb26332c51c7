/** Drawings as marks on a plane, whatever the format of the file: paths, figures, letters and sheets. */
package io.github.filaforge.picture.vector;
