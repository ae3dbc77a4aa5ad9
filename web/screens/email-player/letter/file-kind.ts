// Guesses the preview of a file: raster picture or plain text. Everything else is a download.

/** Judges by name and declared type. `file-content.ts` checks the bytes. */
export type FileKind = 'picture' | 'text' | 'pdf' | 'other';

export const kindOfFile = ({ name, mimeType }: { name: string; mimeType: string }): FileKind => {
  const ending = /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? '';
  if (pictures.has(ending)) return 'picture';
  if (texts.has(ending)) return 'text';
  if (ending === 'pdf') return 'pdf';
  if (ending !== '') return 'other';
  if (mimeType === 'text/plain') return 'text';
  return /^image\/(?:png|jpeg|gif|webp|avif)$/.test(mimeType) ? 'picture' : 'other';
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const pictures = words('png jpg jpeg jfif gif webp avif');
const texts = words('txt text csv tsv md markdown log json yaml yml ini conf srt vtt ics vcf');
