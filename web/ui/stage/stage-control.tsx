import { useId, useRef } from 'react';
import type { Control, RangeControl } from './explorer.js';
import { onStep } from './shared-state.js';
import type { StageLabels } from './stage-labels.js';
import styles from './stage.module.css';

type Value = number | string | boolean;

export interface AnyControlText {
  readonly label: string;
  readonly unit?: string;
  readonly digits?: number;
  readonly options?: Readonly<Record<string, string>>;
}

interface StageControlProps {
  readonly name: string;
  readonly control: Control;
  readonly text: AnyControlText;
  readonly value: Value;
  readonly labels: StageLabels;
  /** While a slider moves. */
  readonly onChange: (value: Value) => void;
  /** When it has been let go, and for all that changes at once. */
  readonly onCommit: () => void;
}

/** A slider, a set of radios or a tick, each with native keys. */
export function StageControl(props: StageControlProps) {
  switch (props.control.kind) {
    case 'range':
      return <Range {...props} control={props.control} />;
    case 'choice':
      return <Choice {...props} options={props.control.options} />;
    case 'switch':
      return <Switch {...props} />;
  }
}

function Range({
  name,
  control,
  text: { label, unit = '', digits = 0 },
  value,
  labels,
  onChange,
  onCommit,
}: StageControlProps & { readonly control: RangeControl }) {
  const id = useId();
  const number = Number(value);
  const isHeld = useRef(false);
  const hold = (): void => {
    isHeld.current = true;
  };
  const letGo = (): void => {
    isHeld.current = false;
    onCommit();
  };
  const words = `${number.toFixed(digits).replace('-', '−')}${unit}`;
  const move = (steps: number): void => {
    onChange(onStep(control, number + steps * control.step));
    onCommit();
  };
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value}>{words}</span>
      <div className={styles.track}>
        <button type="button" aria-label={labels.less(label)} onClick={() => move(-1)}>
          −
        </button>
        <input
          id={id}
          name={name}
          type="range"
          min={control.min}
          max={control.max}
          step={control.step}
          value={number}
          aria-valuetext={words}
          autoComplete="off"
          onPointerDown={hold}
          onKeyDown={hold}
          onChange={({ currentTarget }) => {
            onChange(Number(currentTarget.value));
            // Screen readers on telephones change the value alone, without key, pointer or focus.
            if (!isHeld.current) onCommit();
          }}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyUp={letGo}
          onBlur={letGo}
        />
        <button type="button" aria-label={labels.more(label)} onClick={() => move(1)}>
          +
        </button>
      </div>
    </div>
  );
}

function Choice({
  name,
  options,
  text,
  value,
  onChange,
  onCommit,
}: StageControlProps & { readonly options: readonly string[] }) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{text.label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`${name}${group}`}
              value={option}
              checked={value === option}
              autoComplete="off"
              onChange={() => {
                onChange(option);
                onCommit();
              }}
            />
            <span>{text.options?.[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ name, text, value, onChange, onCommit }: StageControlProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={value === true}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
          onCommit();
        }}
      />
      <span>{text.label}</span>
    </label>
  );
}
