// Text that another app shares with Flow. It travels in an address's fragment, which never leaves the device.

/** The browser posts the shared text here. The service worker answers, or the server if there is none. */
export const sharePath = '/note-share';

const fields = ['title', 'text', 'url'] as const;

/** `page`: the address of the note screen. `value` reads a field of the posted form. */
export const sharedAddress = (page: string, value: (field: string) => unknown): string => {
  const shared = fields.flatMap((field) => {
    const text = value(field);
    const isText = typeof text === 'string' && text.trim() !== '';
    return isText ? [`${field}=${encodeURIComponent(text.trim().toWellFormed())}`] : [];
  });
  return shared.length === 0 ? page : `${page}#${shared.join('&')}`;
};

/** The shared fields as text, one a line. Empty without any. Apps repeat the link inside the text, so no field comes twice. */
export const sharedText = (fragment: string): string => {
  const shared = new Map(fragment.replace(/^#/, '').split('&').map(pairOf));
  const lines: string[] = [];
  for (const field of fields) {
    const text = shared.get(field)?.trim() ?? '';
    if (text !== '' && !lines.some((line) => line.includes(text))) lines.push(text);
  }
  return lines.join('\n');
};

const pairOf = (part: string): readonly [string, string] => {
  const [name = '', value = ''] = part.split('=');
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, ''];
  }
};
