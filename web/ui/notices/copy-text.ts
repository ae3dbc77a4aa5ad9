import { notice } from './notice.ts';

/** `done` and `refused`: the titles of the notice. A browser may refuse, without focus for example. */
export const copyText = async (
  text: string,
  { done, refused, about }: { done: string; refused: string; about: string },
): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notice({ title: done, icon: 'done', about });
  } catch {
    notice({ title: refused, about });
  }
};
