// Whom a draft goes to and which files it takes along, where a person says so in their own words.
import { fileAct } from '#language/drafting/file-act.ts';
import { fields, fileOff, fileWords, ownAccount, takesOff, titleWords, whichAddress } from '#language/en/wish-words.ts';
import { normalize } from '#language/normalize.ts';
import { withoutPoliteness } from '#language/search/polite.ts';
import type { Drafting, PeopleAct, Sure } from '#language/understanding.ts';
import { namedIn } from './named.ts';

export const peopleSaid = (heard: string): Sure | null => {
  const what = peopleIn(heard, normalize(heard));
  return what && { kind: 'draft', act: { kind: 'people', what } };
};

const peopleIn = (heard: string, plain: string): PeopleAct | null => {
  const title = titleWords.exec(heard.replace(/[.!?]+$/, ''))?.[1];
  if (title !== undefined) return { kind: 'subject', words: title };
  const account = ownAccount.exec(plain)?.[1];
  if (account !== undefined) return { kind: 'from', account };
  const [who = null] = namedIn(heard);
  const which = whichAddress.exec(plain)?.[1];
  return which === undefined ? somebodyIn(who, plain) : { kind: 'address', who, which };
};

const somebodyIn = (who: string | null, plain: string): PeopleAct | null => {
  if (who === null) return null;
  if (takesOff.test(plain)) return { kind: 'remove', who };
  return { kind: 'add', field: fields.find(({ said }) => said.test(plain))?.field ?? 'to', who };
};

/** From each of its words on, as what is to be attached, or taken off. */
export const filesSaid = (heard: string, drafting: Drafting): Sure | null => {
  const off = fileOff.test(normalize(heard));
  const tokens = withoutPoliteness(heard).split(/\s+/);
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = Math.min(tokens.length, from + longest); to > from; to -= 1) {
      const which = tokens
        .slice(from, to)
        .join(' ')
        .replace(/[,;:]+$/, '');
      if (fileWords.test(which)) continue;
      const act = fileAct(`${off ? 'remove' : 'attach'} the ${which}`, drafting);
      if (act?.kind === (off ? 'detach' : 'attach')) return { kind: 'draft', act: { kind: 'files', what: act } };
    }
  return null;
};

/** Words of a file's name. */
const longest = 4;
