import { matchRoute } from '@danqing/contracts/releases';
import { Link, type LinkProps } from 'react-router-dom';
import { usePages, useShell } from '../stores/shell-context.ts';

export const PROFILE_PATH = '/users/profile';

export function useOwned(path: string): boolean {
  return matchRoute(usePages(), path) !== null;
}

export function OwnedLink({ to, ...props }: LinkProps & { to: string }) {
  const { preload } = useShell();
  if (!useOwned(to)) return null;
  return <Link to={to} onFocus={() => preload(to)} onPointerEnter={() => preload(to)} {...props} />;
}
