interface ChoiceProps<T extends string> {
  label: string
  values: readonly T[]
  /** What is shown for each value. */
  texts: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
}

export function Choice<T extends string>({ label, values, texts, value, onChange }: ChoiceProps<T>) {
  return (
    <label className="choice">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as T)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
