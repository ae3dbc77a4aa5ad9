// What is open between the person and others: what they owe, what they wait for, and what closed in the last week.
import { type MetaFunction, useNavigate } from 'react-router';
import { problems } from '#domain/problem.ts';
import { isOwed, type OpenPromise } from '#domain/promise.ts';
import { titled } from '#web/brand.ts';
import { paths, playerAliases } from '#web/paths.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { PromiseRow } from './promises/promise-row.tsx';
import styles from './promises/promises.module.css';
import { promisesScene } from './promises/promises-controls.ts';
import { type Promises as Held, usePromises } from './promises/use-promises.ts';

export const meta: MetaFunction = () => [{ title: titled('Promises') }];

export default function Promises() {
  const navigate = useNavigate();
  const promises = usePromises();
  useScene(promisesScene({ promises, goBack: () => void navigate(paths.emailPlayer) }));
  return (
    <ColumnPage
      title="Promises"
      back={{ to: playerAliases[0], label: 'Back to the player' }}
      again={{
        words: 'Refresh',
        busy: promises.list.state === 'asking' && promises.list.promises !== null ? 'Refreshing' : undefined,
        run: promises.refresh,
      }}
    >
      <Listed promises={promises} />
    </ColumnPage>
  );
}

function Listed({ promises }: { promises: Held }) {
  const { list, rows, refresh } = promises;
  if (list.promises === null && list.state === 'failed')
    return (
      <FailedBlock onRetry={refresh}>{list.problem ? problems[list.problem].title : 'That didn’t work'}</FailedBlock>
    );
  if (list.promises === null) return <LoadingBlock>Looking through your mail…</LoadingBlock>;
  if (rows.length === 0)
    return (
      <EmptyBlock title="Nothing is open">
        When you write “I’ll send it by Friday”, or somebody asks you something, it shows here until it’s settled.
      </EmptyBlock>
    );
  const open = rows.filter(({ closed }) => closed === null);
  return (
    <>
      {list.where === 'device' && <p className={styles.note}>Only from the mail on this device.</p>}
      {list.state === 'failed' && (
        <p className={styles.note} role="alert">
          This list may be old: the last refresh failed.
        </p>
      )}
      <Part
        title="You owe"
        none="You owe nobody anything that Flow can find."
        rows={open.filter(isOwed)}
        {...{ promises }}
      />
      <Part
        title="You wait for"
        none="You’re waiting for nothing that Flow can find."
        rows={open.filter((one) => !isOwed(one))}
        {...{ promises }}
      />
      <Part title="Settled this week" rows={rows.filter(({ closed }) => closed !== null)} {...{ promises }} />
    </>
  );
}

type PartProps = { title: string; none?: string; rows: readonly OpenPromise[]; promises: Held };

function Part({ title, none, rows, promises }: PartProps) {
  if (rows.length === 0 && none === undefined) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>
        {title} {rows.length > 0 && <span className="num">{rows.length}</span>}
      </h2>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.rows}>
        {rows.map((one) => (
          <PromiseRow key={one.id} one={one} chosen={one.id === promises.chosen?.id} promises={promises} />
        ))}
      </ul>
    </section>
  );
}
