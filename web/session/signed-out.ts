// Guards the landing page, which is for visitors without a session.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from './session.ts';

export const useLeaveWhenSignedIn = (): void => {
  const { state } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'signed-in') void navigate(paths.authRedirect, { replace: true });
  }, [state, navigate]);
};
