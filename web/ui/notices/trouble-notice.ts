// The notice of an action that did not go through, in the specification's words: 'Authentication required' where the session or a
// permission is missing, 'Temporary issue' where the network or a limit stands in the way, else what happened.
import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import type { NewNotice } from './notice.ts';

/** `again`: does it once more, where that may help. */
export const troubleNotice = (error: unknown, again?: () => void): NewNotice => {
  const code = error instanceof Problem ? error.code : 'unexpected';
  return {
    ...wordsFor(code),
    about: `trouble ${code}`,
    ...(again ? { action: { label: 'Try again', altText: 'Open the notices to try again', run: again } } : {}),
  };
};

const wordsFor = (code: ProblemCode): Pick<NewNotice, 'title' | 'text' | 'tone' | 'icon'> => {
  const { title: text, status } = problems[code];
  if (refusing.test(code) && (status === 401 || status === 403))
    return { ...titled('Authentication required', text), tone: 'danger', icon: 'refused' };
  if (status === 429 || status === 503) return { ...titled('Temporary issue', text), icon: 'trouble' };
  return { title: text, tone: 'danger', icon: 'trouble' };
};

/** A session, a role, a token or Google's permission; a draft that may not be sent is another matter. */
const refusing = /^(session|role|token|provider)\./;

const titled = (title: string, text: string) => (text === title ? { title } : { title, text });
