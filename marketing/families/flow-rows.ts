// Flow's side of the ten rows. It stands on every comparison, so a change of the product changes one file.
import type { Row } from './comparison.ts';

export const flowRows = {
  listening: { name: 'Takes spoken orders', flow: 'Yes, and understands them on the device' },
  speaking: { name: 'Reads mail aloud', flow: 'Yes, as a queue with controls' },
  mailServices: { name: 'Mail services', flow: 'Gmail' },
  calendar: { name: 'Calendar', flow: 'Google Calendar, in the same conversation' },
  undo: { name: 'Undo', flow: 'Every act, for 30 days, as long as Google still can' },
  sending: { name: 'Before a mail leaves', flow: 'Read back first, then held 10 seconds' },
  offline: { name: 'Without a connection', flow: 'Works on, and delivers later' },
  whereMailIs: { name: 'Where your mail is kept', flow: 'With Google, and on the machine that you run Flow on' },
  languageModels: {
    name: 'What a language model sees',
    flow: 'Nothing, until you switch one on. Then only words that Flow didn’t understand',
  },
  price: {
    name: 'Price',
    flow: 'Unlimited on your own machine. Hosted: 30 free credits, then $30 a month, or $24 a month billed yearly. Triage costs no credits',
  },
} as const satisfies Record<Row, { name: string; flow: string }>;
