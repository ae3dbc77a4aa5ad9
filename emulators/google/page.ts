import { type Html, servicePage } from '#emulators/page.ts';

export const page = (title: string, content: Html): string =>
  servicePage(
    {
      name: 'Local Google',
      note: 'demo accounts on this machine',
      promise: 'Nothing here reaches Google, and no real account can be used.',
    },
    title,
    content,
  );
