// Text that another app shares with Flow. It travels in an address's fragment, which never leaves the device.

/** The browser posts the shared text here. The service worker answers, or the server if there is none. */
export const sharePath = '/note-share';

const fields = ['title', 'text', 'url'] as const;

/** `page`: the address of the note screen. `value` reads a field of the posted form. */
export const sharedAddress = (page: string, value: (field: string) => unknown): string => {
  const shared = new URLSearchParams();
  for (const field of fields) {
    const text = value(field);
    if (typeof text === 'string' && text.trim() !== '') shared.set(field, text.trim());
  }
  return shared.size === 0 ? page : `${page}#${shared}`;
};

/** The shared fields as text, one a line. Empty without any. Apps repeat the link inside the text, so no field comes twice. */
export const sharedText = (fragment: string): string => {
  const shared = new URLSearchParams(fragment.replace(/^#/, ''));
  const lines: string[] = [];
  for (const field of fields) {
    const text = shared.get(field)?.trim() ?? '';
    if (text !== '' && !lines.some((line) => line.includes(text))) lines.push(text);
  }
  return lines.join('\n');
};
