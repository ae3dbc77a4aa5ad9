// Text that another app shared with the note. It waits in this tab through a sign-in, until the device keeps the note that took it.
import { sharedText } from '#domain/shared-text.ts';

const key = 'flow_shared_note';

/** Moves the text out of the address, so that a reload does not add it again. */
export const keepShared = (): void => {
  const text = sharedText(location.hash);
  if (text === '') return;
  sessionStorage.setItem(key, below(sessionStorage.getItem(key) ?? '', text));
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Empty without any. It stays until `forgetShared`, so a page that closes too early loses nothing. */
export const waitingShared = (): string => sessionStorage.getItem(key) ?? '';

export const forgetShared = (): void => sessionStorage.removeItem(key);

/** A page that closed after it stored the note, and before it forgot the text, does not add the text twice. */
export const withShared = (text: string, shared: string): string =>
  text === shared || text.endsWith(`\n\n${shared}`) ? text : below(text, shared);

/** Nothing of either is lost. */
export const below = (text: string, more: string): string => {
  if (more === '' || text === '') return text + more;
  return `${text.replace(/\n+$/, '')}\n\n${more}`;
};
