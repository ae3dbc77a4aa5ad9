// Requests for an assistant's work that Flow does not do: it says so and offers an alternative.
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';

const aBit = '(a bit|a little|a lot|much|even)';

export const notYet: Record<UnsupportedFeature, readonly string[]> = {
  calendar: ['(put|add) (this|it|that) (on|to|in) my calendar', '(maybe|tentative|tentatively|say maybe|answer maybe)'],
  people: [
    '(show|open|read) [me] my contacts',
    '(who is in|open) my address book',
    'add (him|her|them) to my contacts',
    'what is (his|her|their) (phone number|number|address)',
  ],
  rewrite: [],
  volume: [
    `[${aBit}] (louder|softer|quieter)`,
    `(speak|talk|read|be|make it|get) [${aBit}] (louder|softer|quieter|more loudly|more softly|more quietly)`,
    'speak up',
    '(turn|put) (it|yourself|the volume|the sound) up [a bit|a little]',
    '(turn|put) (the volume|the sound) down [a bit|a little]',
    '(turn|put) (up|down) the (volume|sound)',
    '[the] volume (up|down)',
    '(raise|lower|increase|reduce) the volume',
    '[you are|that is|it is] too (loud|quiet|soft)',
  ],
  voices: [
    '(change|switch|swap) [(the|your)] voice [to another [one]]',
    '[use|try|give me|take|speak with] (another|a different|a new|the other) voice',
    'sound (different|like someone else)',
  ],
  calibrate: ['calibrate [(my|the|your)] [reading] (speed|pace|voice)', 'find my [reading] speed'],
  greetings: [
    '(skip|leave out|leave off|cut|drop|stop reading|do not read) [me] [all] [the] (greetings|greeting|hellos|pleasantries|salutations)',
    'no (greetings|pleasantries|hellos)',
  ],
  snippets: [],
  accounts: [],
};

export const isUnsupported = (why: string): why is UnsupportedFeature => why in notYet;

export const events = /\b(?:calendar|appointments?|events?|meetings?)\b/i;
export const mails = /\b(?:e-?mails?|mails?|messages?|threads?|invit(?:e|es|ation|ations)|newsletters?|inbox)\b/i;
