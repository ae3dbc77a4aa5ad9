import { describe, expect, test } from 'vitest';
import { parseTemplate } from '#language/engine/template.ts';
import { filled, type Graph, graphOf } from './graph.ts';

/** Every sentence of the graph. */
const sentences = (graph: Graph, at = 0): string[] => {
  const { arcs = [], ends = false } = graph[at] ?? {};
  const on = arcs.flatMap(({ word, to }) => sentences(graph, to).map((rest) => `${word} ${rest}`.trim()));
  return ends ? ['', ...on] : on;
};

const of = (...templates: string[]): Graph => graphOf(templates.map(parseTemplate));

describe('a graph of words', () => {
  test.each<[string[], string[]]>([
    [['archive [this|it]'], ['archive', 'archive it', 'archive this']],
    [
      ['(a|b) c', 'a d'],
      ['a c', 'a d', 'b c'],
    ],
    [['it is late'], ['it is late', "it's late"]],
    [['say {what}'], ['say {what}']],
  ])('%j', (templates, said) => {
    expect(sentences(of(...templates)).toSorted()).toEqual(said);
  });

  test('has each continuation once', () => {
    const graph = of('archive this email', 'delete this email', 'star this email');
    expect(graph).toHaveLength(4);
    expect(graph[0]?.arcs.map(({ to }) => to)).toEqual([1, 1, 1]);
  });

  test('continues or ends the sentence after a slot', () => {
    const when = of('tomorrow [at noon]', 'monday');
    const graph = filled(of('snooze {when}', 'remind me {when} please', 'hold'), new Map([['{when}', when]]));
    expect(sentences(graph).toSorted()).toEqual([
      'hold',
      'remind me monday please',
      'remind me tomorrow at noon please',
      'remind me tomorrow please',
      'snooze monday',
      'snooze tomorrow',
      'snooze tomorrow at noon',
    ]);
  });
});
