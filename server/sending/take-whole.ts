import { forwardedHtml } from '#reading/forwarded-html.ts';
import { wholeText } from '#reading/whole-text.ts';
import { type CarriedPicture, carriedPictures } from '#server/mailbox/carried-pictures.ts';
import { takeApart } from '#server/mailbox/take-apart.ts';
import type { Picture, Rendered } from './build-message.ts';
import type { Whole, WholeRequest } from './whole.ts';

export const takeWhole = async ({ content, room }: WholeRequest): Promise<Whole> => {
  if (content.kind === 'parts') return wholeFrom(content, () => null);
  const { html = null, text = null, attachments } = await takeApart(content.raw);
  return wholeFrom({ html, text }, carriedPictures(attachments, room));
};

type Source = { html: string | null; text: string | null };

const wholeFrom = (source: Source, bring: (contentId: string) => CarriedPicture | null): Whole => ({
  text: wholeText(source),
  rendered: source.html === null ? null : looksOf(source.html, bring),
});

const looksOf = (source: string, bring: (contentId: string) => CarriedPicture | null): Rendered | null => {
  const pictures = new Map<string, Picture>();
  const html = forwardedHtml(source, (contentId) => {
    const known = pictures.get(contentId);
    if (known) return `cid:${known.id}`;
    const picture = bring(contentId);
    if (picture === null) return null;
    // A name of Flow's own, because the sender controls the original one.
    const id = `picture-${pictures.size + 1}@flow.invalid`;
    pictures.set(contentId, { id, type: picture.type, content: picture.bytes });
    return `cid:${id}`;
  });
  return html === null ? null : { html, pictures: [...pictures.values()] };
};
