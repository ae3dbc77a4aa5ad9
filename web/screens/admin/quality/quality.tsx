// Product Quality: how well Flow understands what people say.

import { isFew } from '#domain/figure.ts';
import {
  type QualityDetails,
  type QualityFigure,
  type QualityMetrics,
  qualityFigures,
} from '#domain/quality-figures.ts';
import { trendOf } from '#domain/trend.ts';
import { askQualityDetails, askQualityMetrics } from '#web/data/admin-figures.ts';
import { numberHere } from '#web/formats.ts';
import { FigureCard, FigureCards } from '#web/screens/admin/figures/figure-card.tsx';
import { valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { Group } from '#web/screens/admin/figures/group.tsx';
import { countsWords, Share } from '#web/screens/admin/figures/share.tsx';
import { useFigures } from '#web/screens/admin/figures/use-figures.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { figure, NoRows, Table } from '#web/screens/admin/table/table.tsx';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { TrendWords } from './trend-words.tsx';

export function Quality() {
  const first = useFigures('quality', askQualityMetrics, (sample) => sample.quality);
  const details = useFigures('quality-details', askQualityDetails, (sample) => sample.qualityDetails);
  return (
    <SectionPage
      answer={first}
      loading="Loading product quality data..."
      lead={({ figures }) => leadOf(figures, details.data)}
    >
      {({ figures }) => (
        <>
          <FigureCards columns={3}>{cards(figures, ['fallbackRate', 'interactions', 'successRate'])}</FigureCards>
          <Group title="Voice Recognition Quality">
            <FigureCards columns={3}>{cards(figures, ['wordAccuracy', 'intentRecognition', 'falseStops'])}</FigureCards>
            <FigureCards columns={3}>{cards(figures, ['latency50', 'latency95'])}</FigureCards>
          </Group>
          {details.data === null && details.trouble === null && <LoadingBlock>Loading phrases...</LoadingBlock>}
          {details.trouble !== null && <FailedBlock onRetry={details.again}>{details.trouble}</FailedBlock>}
          {details.data !== null && <Details details={details.data} />}
        </>
      )}
    </SectionPage>
  );
}

type Figures = QualityMetrics['figures'];

const cards = (figures: Figures, names: readonly QualityFigure[]) =>
  names.map((name) => <FigureCard key={name} figure={figures[name]} words={qualityFigures[name]} />);

/** The answer to 'Is it liked?': how much is understood, and what is missed most. */
const leadOf = ({ successRate }: Figures, details: QualityDetails | null): string => {
  if (successRate.value === null) return 'Nobody spoke to Flow in this range.';
  if (isFew(successRate))
    return `Flow understood ${countsWords({ part: successRate.part ?? 0, whole: successRate.whole ?? 0 })} things that people said. They are too few for a share.`;
  const missed = details?.phrases[0];
  const most = missed === undefined ? '' : ` Most missed: “${missed.words}”.`;
  return `Flow understands ${valueWords(successRate.value, 'percent')} of what people say.${most}`;
};

const Details = ({ details }: { details: QualityDetails }) => (
  <>
    <Group title="Most common fallback phrases">
      <Phrases {...details} />
    </Group>
    <Group title="By engine and device">
      <Engines rows={details.byEngine} />
    </Group>
    <Group title="Undone within ten seconds">
      <Commands rows={details.byCommand} />
    </Group>
  </>
);

export const Phrases = ({ phrases, fallbacks }: Pick<QualityDetails, 'phrases' | 'fallbacks'>) => (
  <Table
    name="Phrases without an act, most common first"
    columns={[
      { title: 'Phrase', about: 'Said by at least three people. Names are replaced on their devices.' },
      { title: 'Count', isFigure: true },
      { title: '% of Fallbacks', isFigure: true, about: 'Of everything that Flow did not understand in the range' },
      { title: 'Trend', about: 'Against the range before. Within a tenth it is flat.' },
    ]}
  >
    {phrases.map(({ words, count, before }) => (
      <tr key={words}>
        <td>{words}</td>
        <td className={figure}>{numberHere(count)}</td>
        <td className={figure}>
          <Share part={count} whole={fallbacks} />
        </td>
        <td title={`${numberHere(before)} in the range before`}>
          <TrendWords trend={trendOf(count, before)} />
        </td>
      </tr>
    ))}
    {phrases.length === 0 && <NoRows columns={4}>No phrase was missed by three people or more in this range.</NoRows>}
  </Table>
);

const engineNames: Readonly<Record<string, string>> = {
  service: 'Speech service',
  embedded: 'Flow’s own',
  browser: 'The browser’s',
  dictation: 'Several, or unknown',
};

const Engines = ({ rows }: { rows: QualityDetails['byEngine'] }) => (
  <Table
    name="Quality by engine and device"
    columns={[
      { title: 'Engine' },
      { title: 'Device' },
      { title: 'Spoken turns', isFigure: true },
      { title: 'Not understood', isFigure: true },
      { title: 'Intent Recognition', isFigure: true, about: qualityFigures.intentRecognition.definition },
      { title: 'Word Accuracy', isFigure: true, about: qualityFigures.wordAccuracy.definition },
    ]}
  >
    {rows.map(({ engine, device, turns, fallbacks, recognised, dictated, corrected }) => (
      <tr key={`${engine} ${device}`}>
        <td>{engineNames[engine] ?? engine}</td>
        <td>{device}</td>
        <td className={figure}>{numberHere(turns)}</td>
        <td className={figure}>{numberHere(fallbacks)}</td>
        <td className={figure}>
          <Share part={recognised} whole={turns} />
        </td>
        <td className={figure}>
          <Share part={dictated - corrected} whole={dictated} />
        </td>
      </tr>
    ))}
    {rows.length === 0 && <NoRows columns={6}>Nobody spoke to Flow in this range.</NoRows>}
  </Table>
);

const Commands = ({ rows }: { rows: QualityDetails['byCommand'] }) => (
  <Table
    name="Commands undone within ten seconds"
    columns={[
      { title: 'Command' },
      { title: 'Given', isFigure: true },
      { title: 'Undone within ten seconds', isFigure: true },
      { title: 'Share', isFigure: true },
    ]}
  >
    {rows.map(({ command, turns, undone }) => (
      <tr key={command}>
        <td>{command.replaceAll('-', ' ')}</td>
        <td className={figure}>{numberHere(turns)}</td>
        <td className={figure}>{numberHere(undone)}</td>
        <td className={figure}>
          <Share part={undone} whole={turns} />
        </td>
      </tr>
    ))}
    {rows.length === 0 && <NoRows columns={4}>Nobody gave a spoken command in this range.</NoRows>}
  </Table>
);
