// No credit is left for what the person asked for: says what Flow was about to do, and what gets it done.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { credits, type Purchase } from '#domain/credits.ts';
import { numberHere } from '#web/formats.ts';
import { publicPaths } from '#web/public-paths.ts';
import { useBackCloses } from '#web/ui/back-closes.ts';
import { FailedBlock } from '#web/ui/blocks.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './credit-dialog.module.css';
import { PlanOffer, TopUpOffer } from './credit-offers.tsx';

/** `asking`: not known yet. `closed`: this Flow takes no payments. `offline`: nobody can pay now. `failed`: the server did not say. */
export type Shop =
  | { state: 'open'; hasPro: boolean }
  | { state: 'asking' | 'offline' | 'closed' }
  | { state: 'failed'; why: string };

type Props = {
  /** What Flow was about to do: 'send your mail to Maya'. */
  act: string;
  /** More than none: they came meanwhile, from another device or from the host. */
  left: number;
  shop: Shop;
  /** Why the last try to pay failed. Empty: it did not. */
  trouble: string;
  /** Null: nothing is being bought. */
  buying: Purchase | null;
  onBuy: (purchase: Purchase) => void;
  onAskAgain: () => void;
  onGoOn: () => void;
  onByHand: () => void;
};

export const CreditDialog = ({ onByHand, ...rest }: Props) => {
  const title = useId();
  return (
    <Open title={title} onClose={onByHand}>
      <div className={styles.line}>
        <FlowLine state={rest.left > 0 ? 'idle' : 'runout'} seed={4} />
      </div>
      <div className={styles.words}>
        {rest.left > 0 ? <Refilled title={title} {...rest} /> : <RunOut title={title} {...rest} />}
        <Button kind="ghost" className={styles.hand} onClick={onByHand}>
          Do it by hand instead <Kbd hidden>Esc</Kbd>
        </Button>
      </div>
    </Open>
  );
};

const Open = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay(true);
  useBackCloses(true, onClose);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
};

type Inside = Omit<Props, 'onByHand'> & { title: string };

const RunOut = ({ title, act, shop, trouble, buying, onBuy, onAskAgain }: Inside) => (
  <>
    <h2 id={title} className="flare">
      You’re out of credits
    </h2>
    <p>
      Flow was about to {act}, for {price}. Listening and all the keys stay free, so nothing is lost.
    </p>
    {shop.state === 'open' && shop.hasPro && <TopUpOffer buying={buying} onBuy={onBuy} />}
    {(shop.state === 'asking' || (shop.state === 'open' && !shop.hasPro)) && (
      <PlanOffer isOpen={shop.state === 'open'} buying={buying} onBuy={onBuy} />
    )}
    {shop.state === 'offline' && (
      <p className={styles.note}>You’re offline. You can pay once the connection is back.</p>
    )}
    {shop.state === 'failed' && <FailedBlock onRetry={onAskAgain}>{shop.why}</FailedBlock>}
    {shop.state === 'closed' && <NoShop />}
    {trouble !== '' && (
      <p className={styles.note} role="alert">
        {trouble}
      </p>
    )}
  </>
);

const Refilled = ({ title, act, left, onGoOn }: Inside) => (
  <>
    <h2 id={title} className="flare">
      You have {numberHere(left)} {left === 1 ? 'credit' : 'credits'}
    </h2>
    <p>
      Flow can {act} now, for {price}.
    </p>
    <div className={styles.ways}>
      <Button kind="flow" size="large" autoFocus onClick={onGoOn}>
        Go on
      </Button>
    </div>
  </>
);

const NoShop = () => (
  <>
    <p className={styles.note}>This Flow takes no payments. Its operator can give you more credits.</p>
    <div className={styles.ways}>
      <ButtonLink size="large" href={publicPaths.contact}>
        Write to the operator
      </ButtonLink>
    </div>
  </>
);

const price = `${credits.request} credit`;
