package io.github.filaforge.cli.command;

import java.util.Map;

/**
 * The values of an option with their meanings, which help prints as a table below all options.
 *
 * @param title the line above the table
 * @param meanings the meanings by the values, in the order of the table
 */
public record ValueTable(String title, Map<String, String> meanings) {}
