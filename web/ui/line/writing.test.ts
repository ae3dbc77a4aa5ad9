import { describe, expect, test } from 'vitest';
import { createWriting } from './writing.ts';

describe('live writing', () => {
  test('keeps each loop as tall as the loudest moment in it', () => {
    const writing = createWriting(20);
    writing.draw(2, 0.3);
    writing.draw(12, 0.8);
    writing.draw(19, 0.1);
    writing.draw(24, 0.2);
    expect([writing.energyAt(5), writing.energyAt(25), writing.energyAt(60)]).toEqual([0.8, 0.2, 0]);
  });

  test('has no gap after a late frame', () => {
    const writing = createWriting(20);
    writing.draw(0, 0.5);
    writing.draw(70, 0.6);
    expect([10, 30, 50, 70].map(writing.energyAt)).toEqual([0.5, 0.6, 0.6, 0.6]);
  });

  test('is flat in silence', () => {
    const writing = createWriting(20);
    for (let length = 0; length < 100; length += 1) writing.draw(length, 0);
    expect(writing.energyAt(50)).toBe(0);
  });
});
