import {
  listMemberCollections,
  listMemberPalettes,
  memberKeys,
  type CallOptions,
  type WorksSearch,
} from '@danqing/api-client';
import { useSession } from '@danqing/shell-sdk';
import { CreationCard } from '../works/creation-card.tsx';
import { PaletteCard } from '../works/palette-card.tsx';
import type { AddressControl } from './use-address.ts';
import { useWorks } from './use-works.ts';
import { WorksPanel } from './works-panel.tsx';

export interface MemberWorksProps {
  memberId: number;
  turn: AddressControl;
  onTurned: () => void;
}

export function MemberPalettes(props: MemberWorksProps) {
  const { memberId, turn } = props;
  const viewer = useSession().user?.id ?? null;
  const state = useWorks(
    memberId,
    turn.address.after,
    (search) => memberKeys.palettes(memberId, viewer, search),
    listMemberPalettes,
  );
  return (
    <WorksPanel
      {...props}
      kind="palettes"
      state={state}
      cardOf={(palette) => <PaletteCard palette={palette} />}
    />
  );
}

const SIZES = '(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 95vw';
/** Lists only public works, even for the member. */
const listListed = (id: number, search: WorksSearch, options: CallOptions) =>
  listMemberCollections(id, { ...search, only: 'listed' }, options);

export function MemberCreations(props: MemberWorksProps) {
  const { memberId, turn } = props;
  const viewer = useSession().user?.id ?? null;
  const state = useWorks(
    memberId,
    turn.address.after,
    (search) => [...memberKeys.collections(memberId, viewer, search), 'listed'],
    listListed,
  );
  return (
    <WorksPanel
      {...props}
      kind="collections"
      state={state}
      cardOf={(collection) => <CreationCard collection={collection} sizes={SIZES} />}
    />
  );
}
