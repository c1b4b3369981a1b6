import { matchRoute } from '@danqing/contracts/releases';
import { Link, type LinkProps } from 'react-router-dom';
import { usePages, useShell } from '../stores/shell-context.ts';

/** Where a member sees and fills up their account (specification part 1 §2). */
export const PROFILE_PATH = '/users/profile';

/** Whether an active area has a page for a path; a link to any other would lead to nothing. */
export function useOwned(path: string): boolean {
  return matchRoute(usePages(), path) !== null;
}

/** A link to a page that may not be there: then nothing. Its area's first files are fetched when it is about to be used. */
export function OwnedLink({ to, ...props }: LinkProps & { to: string }) {
  const { preload } = useShell();
  if (!useOwned(to)) return null;
  return <Link to={to} onFocus={() => preload(to)} onPointerEnter={() => preload(to)} {...props} />;
}
