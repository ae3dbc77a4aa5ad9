// All published attacks on assistants by invitation: 7 goals in 6 wrappers in 5 texts of an event.
import { describe } from 'vitest';
import { testInjected } from '#test/support/injected-calendar.ts';
import { injectedEvents } from '#test/support/injected-event.ts';

describe.each(injectedEvents())('$id', (one) => {
  testInjected(one);
});
