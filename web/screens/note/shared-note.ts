// Text that another app shared with the note. It waits in this tab through a sign-in, until the note takes it.
import { sharedText } from '#domain/shared-text.ts';

const key = 'flow_shared_note';

/** Moves the text out of the address, so that a reload does not add it again. */
export const keepShared = (): void => {
  const text = sharedText(location.hash);
  if (text === '') return;
  sessionStorage.setItem(key, below(sessionStorage.getItem(key) ?? '', text));
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Empty without any. */
export const takeShared = (): string => {
  const text = sessionStorage.getItem(key) ?? '';
  sessionStorage.removeItem(key);
  return text;
};

/** Nothing of either is lost. */
export const below = (text: string, more: string): string => {
  if (more === '' || text === '') return text + more;
  return `${text.replace(/\n+$/, '')}\n\n${more}`;
};
