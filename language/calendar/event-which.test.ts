import { describe, expect, test } from 'vitest';
import { readNamedEvent } from './event-which.ts';

describe('the words for an event', () => {
  test.each(['standup', 'the lunch with tom', 'the promotion talk'])('name one: %s', (words) => {
    expect(readNamedEvent(words)).not.toBeNull();
  });

  test.each([
    'all notifications older than a month',
    'all promotions older than a week',
    'the receipts from friday',
    'apart from the third they',
    'friday except the standup',
  ])('name none if they compare, leave something out, or mean mail: %s', (words) => {
    expect(readNamedEvent(words)).toBeNull();
  });
});
