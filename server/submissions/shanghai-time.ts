const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Such as `2026-11-20 09:05:00`, in the time of the staff. */
export function shanghaiTime(time: Date): string {
  return FORMAT.format(time);
}
