import { type ComponentProps, memo } from 'react';
import {
  describedControl,
  FieldFrame,
  FieldStatus,
  type FieldText,
  statusId,
} from './field-frame.js';
import styles from './form.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

type SelectProps = Pick<
  ComponentProps<'select'>,
  | 'aria-disabled'
  | 'autoComplete'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'onFocus'
  | 'onPointerDown'
>;

interface SelectFieldProps extends SelectProps {
  readonly field: FieldText;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly (Option | OptionGroup)[];
  readonly status?: string | undefined;
}

function renderOption(option: Option | OptionGroup) {
  if ('options' in option) {
    return (
      <optgroup key={option.label} label={option.label}>
        {option.options.map(renderOption)}
      </optgroup>
    );
  }
  return (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  );
}

/** Rendered once for the same list: some have hundreds, and forms render at every answer. */
const Options = memo(function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  return options.map(renderOption);
});

export function SelectField({ field, placeholder, options, status, ...select }: SelectFieldProps) {
  const hasStatus = status !== undefined;
  return (
    <FieldFrame field={field}>
      <select
        className={styles.control}
        {...describedControl(field, hasStatus ? statusId(field.id) : undefined)}
        {...select}
      >
        <option value="">{placeholder}</option>
        <Options options={options} />
      </select>
      {hasStatus && <FieldStatus id={field.id}>{status}</FieldStatus>}
    </FieldFrame>
  );
}
