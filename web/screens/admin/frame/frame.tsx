// The frame around every section: menu, title, time range, refresh, sign-out, and the banner of sample data.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { User } from '#domain/account.ts';
import { now } from '#web/clock.ts';
import type { Section } from '#web/screens/admin/sections.ts';
import { forgetAdminReturn } from '#web/session/admin-return.ts';
import styles from './frame.module.css';
import { Head } from './head.tsx';
import { Menu } from './menu.tsx';
import { PlaceInAreaContext, useAreaAddress } from './place-in-area.ts';
import { StepUp } from './step-up.tsx';

type Props = { user: User; here: Section; children: ReactNode };

export function Frame({ user, here, children }: Props) {
  const address = useAreaAddress(here.range);
  const [look, setLook] = useState(() => ({ at: here.id, since: now() }));
  // A section that opens shows what is so by now, the operator's own acts elsewhere included.
  if (look.at !== here.id) setLook({ at: here.id, since: now() });
  useEffect(forgetAdminReturn, []);
  const { range, sample, keep } = address;
  const { since } = look;
  const place = useMemo(() => ({ range, since, sample }), [range, since, sample]);
  return (
    <PlaceInAreaContext value={place}>
      <StepUp>
        <div className={styles.area}>
          <Menu
            user={user}
            here={here}
            keep={keep}
            sample={sample}
            onSample={(on) => address.change({ sample: on ? '1' : null })}
          />
          <main className={styles.main}>
            {sample && (
              <p className={styles.banner} role="note">
                <b>Sample data</b> These figures are examples. They are not of this Flow.
              </p>
            )}
            <Head
              section={here}
              range={range}
              onRange={(name, from, to) => address.change({ range: name === here.range ? null : name, from, to })}
              onRefresh={() => setLook({ at: here.id, since: now() })}
            />
            {children}
          </main>
        </div>
      </StepUp>
    </PlaceInAreaContext>
  );
}
