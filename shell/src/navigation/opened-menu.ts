import type { ComponentProps, ComponentType } from 'react';

export type MenuFace = ComponentType<ComponentProps<'button'>>;

export interface OpenedMenuProps {
  Face: MenuFace;
  byKey: boolean;
}
