// The role that a sender's signature names: the words beside or below their name.
import type { Address } from '#domain/mail.ts';
import { isContact } from './contact-line.ts';
import { isBlank, type Line } from './line.ts';
import { isSender } from './sender-name.ts';

/** As written, like 'Chief Financial Officer'. Null without one. */
export const signedRoleIn = (lines: readonly Line[], from: Address): string | null => {
  const texts = lines.filter((line) => !isBlank(line)).map(({ text }) => text.trim());
  const first = Math.max(1, texts.length - longestEnd);
  for (let at = texts.length - 1; at >= first; at -= 1) {
    const [name = '', ...beside] = partsOf(texts[at] ?? '');
    if (!isSender(name, from)) continue;
    const below = texts.slice(at + 1, at + 1 + linesBelow).filter((text) => !isContact(text));
    return [...beside, ...below.flatMap(partsOf)].find(isRole) ?? null;
  }
  return null;
};

const longestEnd = 20;
const linesBelow = 3;
const longestRole = 60;

/** 'Dana Whitfield | CFO | Helio', and 'CFO, Helio'. */
const partsOf = (text: string): string[] =>
  text
    .slice(0, 200)
    .split(/\s[|·•–—/]\s|,\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isRole = (text: string): boolean =>
  text.length <= longestRole && !/[.?!:;@]|\d{3}/.test(text) && text.split(/\s+/).length <= 7 && titles.test(text);

const titles =
  /\b(?:C[EFOTIMP]O|CHRO|CISO|[ES]?VP|Chief|President|Vice President|Director|Head of|Managing|Manager|Partner|Associate|Counsel|Lawyer|Attorney|Notary|Engineer|Developer|Designer|Architect|Analyst|Consultant|Accountant|Auditor|Controller|Treasurer|Secretary|Assistant|Coordinator|Specialist|Administrator|Officer|Lead|Founder|Co-?founder|Owner|Principal|Professor|Researcher|Scientist|Editor|Producer|Recruiter|Buyer|Planner|Supervisor|Technician|Advisor|Adviser|Broker|Agent|Teacher|Nurse|Doctor|Gesch[äa]ftsf[üu]hrer(?:in)?|Leiter(?:in)?|Directeur|Directrice|Director[ae]?|Gerente)\b/u;
