// Reads questions that Flow can answer on the device: about the mail in play, the queue, or past actions.
import { inquiryPhrases, ordinals, whatNow } from '#language/en/player/inquiry-phrases.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseTemplate } from '#language/engine/template.ts';

export type Inquiry =
  | 'done'
  | 'status'
  | 'sender'
  | 'safe'
  | 'code'
  | 'subject'
  | 'moment'
  | 'others'
  | 'gist'
  | 'thread'
  | 'changed'
  | 'decided'
  | 'newsletters'
  | 'notices'
  | 'ask'
  | 'deadline'
  | 'attachments'
  | 'file'
  | 'links'
  | 'earlier'
  | 'blocked'
  | 'why'
  | 'spell'
  | 'repeat'
  | 'help';

/** About a whole thread, or several mails. */
export type LateInquiry = 'thread' | 'changed' | 'decided' | 'newsletters' | 'notices';

/** `count`: a number, or a position. */
export type InquiryRequest = { about: Inquiry; count: number | null };

export const parseInquiry = (heard: string): InquiryRequest | null => {
  matcher ??= compiled();
  // Otherwise 'now' would count as a filler.
  if (whatNow.test(heard)) return { about: 'help', count: null };
  const plain = normalize(heard) || heard.trim().toLowerCase();
  const [match] = matcher.match(plain.split(' '));
  return match ? { about: match.intent, count: match.number ?? ordinalIn(plain) } : null;
};

const ordinalIn = (plain: string): number | null => {
  const nth = plain.split(' ').findLast((word) => ordinals.includes(word));
  return nth === undefined ? null : ordinals.indexOf(nth) + 1;
};

let matcher: Matcher<Inquiry> | undefined;

const compiled = (): Matcher<Inquiry> => {
  const fresh = createMatcher<Inquiry>();
  for (const about of Object.keys(inquiryPhrases).filter(isInquiry))
    for (const text of inquiryPhrases[about]) fresh.add(parseTemplate(text), about);
  return fresh;
};

const isInquiry = (name: string): name is Inquiry => name in inquiryPhrases;
