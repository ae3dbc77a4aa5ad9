// Button labels. Alone they name a click, so they are not worth reading aloud.
import { bare } from './sender-name.ts';

/** `sender`: a button may carry the name of the site that it opens. */
export const isButton = (text: string, sender = ''): boolean => {
  const words = bare(text);
  const parts = words.split(/\s*[·|•]\s*/);
  const name = sender.trim().toLowerCase();
  return (
    parts.some((part) => opens(part, name)) && parts.every((part) => opens(part, name) || part.toLowerCase() === name)
  );
};

const opens = (part: string, name: string): boolean =>
  button.test(part) || (name !== '' && part.toLowerCase() !== name && withoutVerb(part.toLowerCase()) === name);

const withoutVerb = (part: string): string => part.replace(/^(?:open|go to|visit|view in|ouvrir|abrir) | öffnen$/, '');

const button =
  /^(?:open|view|show|read(?: on)?|listen(?: now)?|watch|see|start|continue|(?:reply|view|open) (?:in|on) \w+|reply|join|confirm|accept|decline|track|download|shop|buy|book|upgrade|renew|(?:read|learn|see|find out|show|view|discover) (?:more|all|now|online|it|details?)|(?:view|open|see|track|manage) (?:your |my |the |this )?(?:order|invoice|receipt|account|details?|message|report|dashboard|post|thread|comment|issue|ticket|booking|statement)|click here|(?:shop|buy|book|order|start|get started|sign up|register|try it) ?now|get started|öffnen|ansehen|anzeigen|mehr (?:lesen|erfahren)|weiterlesen|jetzt .{0,20}|lire la suite|en savoir plus|voir|ouvrir|ver(?: más| mais)?|abrir|leer más|ler mais|saiba mais|apri|leggi(?: di più)?|scopri di più)$/iu;
