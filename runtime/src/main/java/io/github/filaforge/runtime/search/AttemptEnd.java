package io.github.filaforge.runtime.search;

/**
 * The end of an attempt of a search for high scores.
 *
 * @param attempt the number of the attempt, from 1
 * @param group the number of the group of pieces that it saved for the end, from 1; 0 if there are no groups
 * @param reason the reason why it has ended, without a full stop
 * @param nodes the number of pieces that it placed
 * @param score the score of the boards that are counted
 * @param boards the number of times that a board reached this score; the boards may have empty cells
 * @param nanos the time of the attempt in nanoseconds, on one thread
 */
public record AttemptEnd(int attempt, int group, String reason, long nodes, int score, long boards, long nanos) {}
