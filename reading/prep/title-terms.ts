// The words of a meeting's title that say what it is about.
import { wordsIn } from '#domain/words.ts';
import { stemOf } from '#reading/answers/stem.ts';

/** As stems. `names`: of the guests and the person, which say nothing of the matter. */
export const titleTerms = (title: string, names: readonly string[]): string[] => {
  const named = new Set(names.flatMap(wordsIn));
  const words = wordsIn(title).filter((word) => word.length > 1 && !named.has(word) && !empty.has(word));
  return [...new Set(words.map(stemOf))].filter((stem) => !/^\d+$/.test(stem) || stem.length === 4);
};

/** Small words, and names of the form of a meeting. */
const empty: ReadonlySet<string> = new Set(
  `a an the and or of for with to on in at by from re fwd aw wg about your our my their his her its is are be we us i me
  meeting meetings call calls sync chat catch up catchup check checkin touch base intro introduction weekly daily monthly
  biweekly fortnightly quarterly annual recurring standup stand session appointment discussion discuss talk zoom teams
  google meet video phone min mins minutes hour hours quick short one ones 11 1on1 lunch dinner breakfast coffee drinks
  tea kickoff kick off planning decision debrief retro retrospective visit go no hold tbc tbd follow team all hands invitation invite review update next first second prep x vs am pm monday tuesday
  wednesday thursday friday saturday sunday today tomorrow january february march april may june july august september
  october november december`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
