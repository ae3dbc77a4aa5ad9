// The notice of a failed action, in the specification's words: 'Authentication required' without session or permission, 'Temporary issue'
// for network and limits, otherwise what happened.
import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import type { NewNotice } from './notice.ts';

/** `again`: retries, where that may help. */
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

/** Session, role, token or Google permission. A refused draft is different. */
const refusing = /^(session|role|token|provider)\./;

const titled = (title: string, text: string) => (text === title ? { title } : { title, text });
