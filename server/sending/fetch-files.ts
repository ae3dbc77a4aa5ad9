// Fetches a draft's files from the mails they came with. Attachment ids do not last, so it finds them by name and size.
import { areTooLarge, type DraftFile, fileName } from '#domain/draft-file.ts';
import type { MessageId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { oneLine } from '#server/mailbox/header-fields.ts';
import type { ProviderFile } from '#server/ports.ts';
import type { Ask } from './asking.ts';
import type { FileContent } from './build-message.ts';

/** In the draft's order. Throws `draft.file-gone` if a confirmed file is missing. */
export const fetchFiles = async (ctx: Context, ask: Ask, files: readonly DraftFile[]): Promise<FileContent[]> => {
  if (areTooLarge(files)) throw new Problem('draft.files-too-large');
  const filesByMessage = new Map<MessageId, ProviderFile[]>();
  const contents: FileContent[] = [];
  for (const file of files) {
    const { messageId } = file;
    const there =
      filesByMessage.get(messageId) ??
      (await ask((caller) => ctx.provider(caller.account).files(caller, messageId))) ??
      [];
    filesByMessage.set(messageId, there);
    const part = sameAs(file, there);
    if (!part) throw new Problem('draft.file-gone');
    const { fileId, mimeType } = part;
    contents.push({
      type: mimeType,
      content: await ask((caller) => ctx.provider(caller.account).file(caller, { messageId, fileId })),
    });
  }
  return contents;
};

/** Among equal names the size decides, then the position. A received mail never changes. */
const sameAs = (file: DraftFile, there: readonly ProviderFile[]): ProviderFile | undefined => {
  const named = there.filter(({ name }) => fileName(oneLine(name) || 'attachment') === file.name);
  const sized = named.filter(({ size }) => size === file.size);
  return (
    sized.find((one) => there.indexOf(one) === file.nth) ?? sized[0] ?? (named.length === 1 ? named[0] : undefined)
  );
};
