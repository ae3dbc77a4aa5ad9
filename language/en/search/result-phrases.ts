// Phrases to open a result and leave a search, in British and American English. Complete by kind.
import type { ControlPhrases } from '#language/engine/control-phrases.ts';
import type { PhrasedSearchControl } from '#language/search/search-control.ts';

const result = '(one|result|email|mail|message|hit|thread|conversation)';
const open = '(open|read|play|show|show me|go to|take|give me|read me|pick|select|jump to)';

export const resultPhrases: Record<PhrasedSearchControl['kind'], ControlPhrases<PhrasedSearchControl>> = {
  // In a list of results; elsewhere these words mean nothing.
  'open-result': [
    {
      control: { kind: 'open-result', nth: null },
      templates: [
        '(open|read|show) (it|this|that|them)',
        `(open|read|play) (this|that) ${result}`,
        `${open} the ${result}`,
        '(open|read)',
      ],
    },
    ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
      (nth, at) => ({
        control: { kind: 'open-result', nth: at + 1 } as const,
        templates: [
          `[${open}] the ${nth} ${result}`,
          `${open} the ${nth}`,
          `${nth} ${result}`,
          `[${open}] [result|the] number ${at + 1}`,
        ],
      }),
    ),
    {
      control: { kind: 'open-result', nth: 1 },
      templates: [`[${open}] the (newest|latest|top) ${result}`, `${open} the (newest|latest|top)`],
    },
  ],
  'to-results': [
    {
      control: { kind: 'to-results' },
      templates: [
        '[go|take me|show me] back to [the|my] (results|result|list|search|search results|list of results)',
        '(show|show me|see) [the|my|all] (results|search results|list)',
        'back to what you found',
        'the results again',
      ],
    },
  ],
  'to-inbox': [
    {
      control: { kind: 'to-inbox' },
      templates: [
        '[go|take me|get me] [back] to [the|my] (inbox|queue|mailbox)',
        'back to [the|my] (inbox|queue|mailbox)',
        '(close|leave|end|stop|cancel|exit|clear|quit) [the|this|my] (search|results|search results)',
        '(stop|done|finished) searching',
        'done with [the|this] search',
      ],
    },
  ],
};
