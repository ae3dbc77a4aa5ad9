// The grammar of a state: a word graph of Flow's own phrases, so everything it hears has an intent.
import type { GrammarName } from '#domain/speech.ts';
import { heardSlots } from '#language/en/grammar/heard-times.ts';
import { neverAlone } from '#language/en/grammar/heard-words.ts';
import { parseTemplate, type Template } from '#language/engine/template.ts';
import { fsgOf } from './fsg.ts';
import { filled, type Graph, graphOf, notAlone } from './graph.ts';
import { namesSaid } from './names.ts';
import { saidAloud } from './said-aloud.ts';
import { sourcesOf } from './sources.ts';

/**
 * A finite-state grammar in the format of pocketsphinx (`-fsg`), and each of its words once, in lower case. `names`:
 * people, labels and options, as written. `without`: words without a pronunciation. The grammar omits phrases that need
 * one.
 */
export const grammarOf = (
  name: GrammarName,
  names: readonly string[],
  without: ReadonlySet<string> = new Set(),
): { fsg: string; words: readonly string[] } =>
  fsgOf(
    name,
    graph(name),
    namesSaid(names).filter((said) => !said.some((word) => without.has(word))),
  );

const graphs = new Map<GrammarName, Graph>();

const graph = (name: GrammarName): Graph => {
  const made = graphs.get(name) ?? compiled(name);
  graphs.set(name, made);
  return made;
};

const compiled = (name: GrammarName): Graph => {
  const heard = sourcesOf(name).flatMap(({ template, words, polite }) => {
    const said = saidAloud(template, words ?? everyWord, known);
    return said === null ? [] : [{ said, polite }];
  });
  const those = (polite: boolean): Template => ({
    kind: 'one',
    of: heard.filter((one) => one.polite === polite).map(({ said }) => said),
  });
  const said = graphOf([{ kind: 'all', parts: [before, those(true), behind] }, those(false)]);
  return filled(notAlone(said, neverAlone), slots());
};

const whole = (template: Template): Template => saidAloud(template, everyWord, known) ?? nothing;
const nothing: Template = { kind: 'all', parts: [] };
const everyWord = { has: () => true };

/** Names come with each request. A `{person}` may be one of them. */
const named = ['names', 'person'] as const;
export const known: ReadonlySet<string> = new Set([...Object.keys(heardSlots), ...named, 'label', 'name']);

let fillings: ReadonlyMap<string, Graph> | undefined;

const slots = (): ReadonlyMap<string, Graph> => {
  const said = Object.entries({ ...heardSlots, label: '{names}', name: '(he|she|they|{person})' });
  fillings ??= new Map(said.map(([slot, text]) => [`{${slot}}`, graphOf([whole(parseTemplate(text))])] as const));
  return fillings;
};

const before = parseTemplate('[please|okay|hey flow|flow|(can|could) you [please]|i want to|let us]');
const behind = parseTemplate('[please|thanks|thank you]');
