import {
  createContext,
  useContext,
  useId,
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

interface TabsState {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = useContext(TabsContext);
  if (!state) throw new Error('a part of tabs stands outside of <Tabs>');
  return state;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Holds the state of tabs. Radix's tabs are not used, because they read computed styles on mount. That costs
 * 0.1 s on a slow phone's first page.
 */
export function Tabs({ value, onChange, ...props }: TabsProps) {
  const id = useId();
  const state = useMemo(() => ({ id, value, onChange }), [id, value, onChange]);
  return (
    <TabsContext value={state}>
      <div {...props} />
    </TabsContext>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Renders the tabs with one tab stop. Arrow keys, Home and End move the focus and select. */
export function TabList({
  label,
  className,
  ...props
}: { label: string } & Omit<ComponentProps<'div'>, 'role'>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length;
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs have it
    <div
      {...props}
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, className)}
      onKeyDown={onKeyDown}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  detail?: ReactNode;
}

/**
 * Renders a tab that selects `value`, with `detail` in small type after its label. It replaces a given
 * `onClick`.
 *
 * @throws {Error} outside of `<Tabs>`
 */
export function Tab({ value, detail, className, children, ...props }: TabProps) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  return (
    <button
      {...props}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={selected}
      aria-controls={selected ? `${tabs.id}-panel-${value}` : undefined}
      tabIndex={selected ? 0 : -1}
      className={classNames(styles.tab, className)}
      onClick={() => tabs.onChange(value)}
    >
      {children}
      {detail ? (
        <>
          {' '}
          <span className={styles.detail}>{detail}</span>
        </>
      ) : null}
    </button>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  children: ReactNode;
}

/** Renders the content of one tab, or nothing while another is selected. */
export function TabPanel({ value, ...props }: TabPanelProps) {
  const { id, value: chosen } = useTabs();
  if (value !== chosen) return null;
  return (
    <div {...props} role="tabpanel" id={`${id}-panel-${value}`} aria-labelledby={`${id}-tab-${value}`} />
  );
}
