package io.github.filaforge.cli.command;

import java.util.Map;
import java.util.function.Supplier;

/**
 * The values of an option with their meanings, which help prints as a table below all options.
 *
 * @param title the line above the table
 * @param meanings the meanings by the values, in the order of the table; most runs never ask for them
 */
public record ValueTable(String title, Supplier<Map<String, String>> meanings) {}
