import type { Attachment as MimePart } from 'postal-mime';
import { headerLimits, oneLine } from './header-fields.ts';

export const mimeLimits = { parts: 1000, nesting: 50, headerBytes: headerLimits.bytes } as const;

/** Calendar parts and inline pictures are not files. */
export const isAttachment = (part: MimePart): boolean => {
  if (part.mimeType === 'text/calendar' && part.disposition !== 'attachment') return false;
  return !part.related && !(part.disposition === 'inline' && part.contentId);
};

export const nameOfFile = (part: MimePart): string => oneLine(part.filename ?? '') || 'attachment';
