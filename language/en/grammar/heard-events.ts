// Requests on events, as the recogniser listens for them: the usual ways of the many that are understood. Other titles come from the
// general pass, and Flow asks about those.
import type { HeardPhrases } from './heard-phrases.ts';

const named = '[(the|my)] {event}';
const one = `(it|${named})`;

export const eventsHeard: readonly HeardPhrases[] = [
  {
    means: 'event:put',
    templates: [
      'block [off] {stretch}',
      'keep {stretch} free',
      'block {length} {stretch}',
      '(put|add|schedule|book) [a|the] {event} {hour} [for {length}]',
      'put [a|the] {event} on my calendar {hour}',
    ],
  },
  { means: 'event:move', templates: [`(move|reschedule) ${one} to {target}`, `move ${named} {stretch} to {target}`] },
  {
    means: 'event:shift',
    templates: [
      `push ${one} [back] by {length}`,
      `bring ${one} forward by {length}`,
      `move ${one} {length} (later|earlier)`,
    ],
  },
  { means: 'event:length', templates: [`make ${one} {length} [long]`, `make ${one} {length} (longer|shorter)`] },
  {
    means: 'event:cancel',
    templates: [`(cancel|call off) ${named} [{stretch}]`, 'cancel it', `cancel (all|every) {event}`],
  },
  {
    means: 'event:answer',
    templates: [
      '(accept|decline|turn down) the invitation [from {names}]',
      `(accept|decline|tentatively accept) ${named} [{stretch}]`,
      `say (yes|no|maybe) to ${named}`,
    ],
  },
  { means: 'event:answer-all', templates: ['(accept|decline) all [my|the] invitations'] },
];
