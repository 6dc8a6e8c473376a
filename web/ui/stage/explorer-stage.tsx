import { Pause, Play, RotateCcw, Link } from 'lucide';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Edition } from '../../contract/editions.js';
import { NARROW_SCREEN } from '../../figures/figure.js';
import { useHydrated } from '../../site/use-hydrated.js';
import { Icon } from '../controls/icon.js';
import { useMedia, usePrefersStillness } from '../controls/use-media.js';
import { useSeen } from '../flow/use-seen.js';
import type { Controls, Explorer, StateOf } from './explorer.js';
import type { ExplorerTexts } from './explorer-texts.js';
import { HowComputed } from './how-computed.js';
import { stateToParameter } from './shared-state.js';
import { type AnyControlText, StageControl } from './stage-control.js';
import { STAGE_LABELS } from './stage-labels.js';
import { addressWith, useExplorerState } from './use-explorer-state.js';
import styles from './stage.module.css';

interface ExplorerStageProps<C extends Controls, Result> {
  readonly explorer: Explorer<C, Result>;
  readonly texts: ExplorerTexts<C, Result>;
  readonly edition: Edition;
  /** Addresses of its files, by name. */
  readonly data: Readonly<Record<string, string>>;
  /** Pictures of the presets, for readers without script; the server alone has them. */
  readonly still?: ReactNode;
  /** What the visitor has changed before this was there. */
  readonly early?: Partial<StateOf<C>>;
}

/** ms after which a computation shows that it is under way. */
const PATIENCE = 300;
/** ms after the last change that make a rest: one of several presses of a key is none. */
const REST = 200;

/**
 * The controls, readings and words of an explorer, and the picture that they move. The picture lies over
 * the poster, which stands before it in the page, as soon as the script runs.
 */
export function ExplorerStage<C extends Controls, Result>({
  explorer,
  texts,
  edition,
  data,
  still,
  early,
}: ExplorerStageProps<C, Result>) {
  const labels = STAGE_LABELS[edition];
  const { controls, presets, read, Picture, sources, motion } = explorer;
  const { state, set, commit, reset } = useExplorerState(controls, presets[0]);
  const { state: shown, result, isPending, progress, hasFailed } = explorer.useResult(state);
  const announcement = useRef<HTMLParagraphElement>(null);
  const size = useMedia(NARROW_SCREEN, false) ? 'narrow' : 'wide';
  const isLive = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { isMoving, isWanted, setWanted } = useMotion(box, motion);
  const isSlow = useSlow(isPending, explorer.begin && result);
  const heading = useId();
  const sentence = texts.sentence(result, shown);

  // Once the visitor has let go and rests, the address takes the state, and whoever hears the page hears the
  // sentence as soon as the result is there. Not between key and picture: a new address has the browser look
  // at every link of the page. The sentence is written past React, which would draw the picture once more for it.
  const isDue = useRef(false);
  const settled = useRef<() => void>(undefined);
  useEffect(() => {
    const announce = (): void => {
      if (!isDue.current || isPending || !announcement.current) return;
      isDue.current = false;
      announcement.current.textContent = sentence;
    };
    settled.current = () => {
      isDue.current = commit() || isDue.current;
      announce();
    };
    announce();
    return () => {
      settled.current = undefined;
    };
  }, [commit, isPending, sentence]);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    const { pathname } = window.location;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      // The address may by then be that of the next page.
      if (window.location.pathname === pathname) settled.current?.();
    }, REST);
  }, []);

  useEffect(() => {
    // Before that, the state of a shared link is not read yet.
    if (!isLive || !early || Object.keys(early).length === 0) return;
    set(early);
    settle();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: what is set later counts.
  }, [isLive]);

  const names = Object.keys(controls);
  const isGrouped = (name: string): boolean => {
    const control = controls[name];
    return control?.kind === 'switch' && control.isGrouped === true;
  };
  const controlOf = (name: string): ReactNode => (
    <StageControl
      key={name}
      name={name}
      control={controls[name]!}
      text={texts.controls[name] as AnyControlText}
      value={(state as Record<string, number | string | boolean>)[name]!}
      labels={labels}
      onChange={(value) => set({ [name]: value } as Partial<typeof state>)}
      onCommit={settle}
    />
  );

  return (
    <>
      <div ref={box} className={styles.picture} role="img" aria-label={texts.alt}>
        {isLive && (
          <Picture {...{ state, result, set, edition, size, data, isMoving }} commit={settle} />
        )}
      </div>
      <section
        className={styles.panel}
        aria-labelledby={heading}
        data-failed={hasFailed ? true : undefined}
      >
        <div className={styles.head}>
          <h2 id={heading}>{texts.title}</h2>
          <p className={styles.disclaimer}>{labels.disclaimer}</p>
        </div>
        <noscript>{still}</noscript>
        <dl className={styles.readings} aria-busy={isSlow}>
          {read(result, shown).map(({ id, value, tone }) => (
            <div key={id}>
              <dt>{texts.readings[id]?.label}</dt>
              <dd>
                {/* The sentence is announced; every number of every step would bury it. */}
                <output name={id} data-tone={tone} aria-live="off">
                  {value}
                </output>
                {value !== '–' && texts.readings[id]?.unit}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.controls}>
          {names.filter((name) => !isGrouped(name)).map(controlOf)}
          {texts.group && (
            <fieldset className={styles.group}>
              <legend>{texts.group}</legend>
              <div>{names.filter(isGrouped).map(controlOf)}</div>
            </fieldset>
          )}
        </div>
        <div className={styles.answers}>
          <p className={styles.sentence}>{sentence}</p>
          {shown !== presets[0] && (
            <p className={styles.failed} data-late>
              {labels.stillExample}
            </p>
          )}
          {isSlow && (
            <progress className={styles.progress} value={progress} aria-label={labels.computing} />
          )}
          <div className={styles.actions}>
            {motion && (
              <button type="button" onClick={() => setWanted(!isWanted)}>
                <Icon of={isWanted ? Pause : Play} />
                {isWanted ? labels.pause : labels.play}
              </button>
            )}
            <button
              type="button"
              onClick={() => {
                reset();
                settle();
              }}
            >
              <Icon of={RotateCcw} />
              {labels.reset}
            </button>
            <CopyLink parameter={stateToParameter(controls, state)} labels={labels} />
          </div>
          <p className={styles.failed}>{labels.failed}</p>
          <p ref={announcement} className="visually-hidden" role="status" />
        </div>
        <HowComputed how={texts.how} sources={sources} labels={labels.how} />
      </section>
    </>
  );
}

/** Whether the picture moves now, and whether the visitor wants that. */
function useMotion(
  box: React.RefObject<Element | null>,
  motion: Explorer['motion'],
): { isMoving: boolean; isWanted: boolean; setWanted: (wanted: boolean) => void } {
  const isStill = usePrefersStillness();
  const [chosen, setWanted] = useState<boolean>();
  const isWanted = chosen ?? (motion === 'unasked' && !isStill);
  const isSeen = useSeen(box);
  return { isMoving: motion !== undefined && isWanted && isSeen, isWanted, setWanted };
}

/** True once something has taken longer than a moment, without a new result meanwhile. */
function useSlow(isPending: boolean, result: unknown): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, result]);
  return isSlow;
}

interface CopyLinkProps {
  readonly parameter: string;
  readonly labels: (typeof STAGE_LABELS)[Edition];
}

/** A link to what the stage shows now, for a colleague. */
function CopyLink({ parameter, labels }: CopyLinkProps) {
  const [copied, setCopied] = useState<string>();
  /** How often it had to be left to the visitor's hand. */
  const [refusals, setRefusals] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [refusals]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressWith(parameter));
      setCopied(parameter);
    } catch {
      // Pages without TLS have no clipboard, and the visitor may refuse it.
      setRefusals((count) => count + 1);
    }
  };
  // Gone with the state: back at it, nothing has been copied anew.
  if (copied !== undefined && copied !== parameter) setCopied(undefined);
  const isCopied = copied === parameter;
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Icon of={Link} />
        {isCopied ? labels.copied : labels.copyLink}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && labels.copied}
      </span>
      {refusals > 0 && (
        <input
          className={styles.link}
          readOnly
          value={addressWith(parameter)}
          aria-label={labels.link}
          ref={field}
        />
      )}
    </>
  );
}
