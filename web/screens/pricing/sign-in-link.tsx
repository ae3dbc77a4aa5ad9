// Signs in from a prerendered page. Before its script runs, the link leads to the landing.
import type { ComponentProps } from 'react';
import type { SignInIntent } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import type { useSignIn } from '#web/screens/landing/use-sign-in.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export type SignInWay = ReturnType<typeof useSignIn>;

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { intent: SignInIntent; way: SignInWay };

export const SignInLink = ({ intent, way, children, ...rest }: Props) => (
  <ButtonLink
    {...rest}
    href={paths.landing}
    data-intent={intent}
    onClick={(event) => {
      event.preventDefault();
      void way.start(intent);
    }}
  >
    {way.starting === intent ? 'Opening' : children}
  </ButtonLink>
);
