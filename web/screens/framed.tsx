// Around the screens of a signed-in person: one frame, which stays while they go from one screen to the next.
import { Outlet } from 'react-router';
import { SignedIn } from '#web/session/signed-in.tsx';
import { Frame } from '#web/stage/frame.tsx';

export default function Framed() {
  return (
    <SignedIn>
      {(user) => (
        <Frame user={user}>
          <Outlet />
        </Frame>
      )}
    </SignedIn>
  );
}
