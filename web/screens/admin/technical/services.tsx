// Each service: whether it works, since when, and how soon it answers.

import type { TechnicalFigures } from '#domain/technical-figures.ts';
import { isServiceName, type ServiceState, serviceNames } from '#domain/watched-service.ts';
import { numberHere } from '#web/formats.ts';
import { Tag, type Tone } from '#web/screens/admin/frame/tag.tsx';
import { momentWords } from '#web/screens/admin/frame/words.ts';
import styles from './services.module.css';

const tones: Record<ServiceState, Tone> = {
  healthy: 'green',
  degraded: 'yellow',
  down: 'red',
  'not configured': 'grey',
};

export const Services = ({ rows }: { rows: TechnicalFigures['services'] }) => (
  <ul className={styles.services}>
    {rows.map(({ service, state, since, median }) => (
      <li key={service}>
        <b>{isServiceName(service) ? serviceNames[service] : service}</b>
        <Tag tone={tones[state]}>{state}</Tag>
        <small>
          {median !== null && (
            <span title="The median of the probes of the last 24 hours">{numberHere(median)} ms</span>
          )}
          {since !== null && state !== 'not configured' && <span>since {momentWords(since)}</span>}
        </small>
      </li>
    ))}
  </ul>
);
