// The last question about somebody, so that 'and Henrik?' asks the same about him.
import type { AskRequest } from '#language/asking/ask-request.ts';
import { perDevice } from '#web/device.ts';

export type Asked = Exclude<AskRequest, { does: 'same' }>;

type OfSomebody = Extract<Asked, { does: 'person' | 'promises' }>;

const asked = perDevice((): { last: OfSomebody | null } => ({ last: null }));

export const hasAskedOfSomebody = (): boolean => asked().last !== null;

/** The person went on to another mail. */
export const forgetSomebody = (): void => {
  asked().last = null;
};

/** The request that the words mean. Null for 'and Henrik?' after no such question. */
export const aboutSomebody = (said: AskRequest): Asked | null => {
  const { last } = asked();
  if (said.does === 'same') return last && keep({ ...last, who: said.who });
  if (said.does === 'person' || (said.does === 'promises' && said.who !== null)) return keep(said);
  if (anew.has(said.does)) asked().last = null;
  return said;
};

const keep = (request: OfSomebody): OfSomebody => {
  asked().last = request;
  return request;
};

/** Questions that are about no single person. What one says about a card or a list keeps its question. */
const anew: ReadonlySet<AskRequest['does']> = new Set(['ask', 'people', 'promises', 'lessons', 'brief', 'close']);
