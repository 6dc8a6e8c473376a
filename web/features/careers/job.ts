import type { HeadedText } from '../../content/shapes/cited.js';
import type { PageText } from '../../content/types.js';
import type { JobId } from '../../contract/route-row.js';

/** Texts of a role's own page: its title, its level and its first duty. */
export function jobPageText({ roles }: CareersText, id: JobId): PageText {
  const { title, des, content } = roles.jobs[id];
  return { title, heading: title, intro: des, description: content[0] ?? des };
}

/** Hiring now, or opening later. */
export type JobFlag = 'hot' | 'pending';

/** What both editions share of an open role. */
export interface JobEntry {
  readonly id: JobId;
  /** Headcount. */
  readonly num: number;
  /** ISO date of publication. */
  readonly time: string;
  readonly flag: JobFlag;
  /** Stands in for a role that the company has to supply. */
  readonly sample?: true;
}

export interface JobText {
  readonly title: string;
  /** Level. */
  readonly des: string;
  /** Kind of work. */
  readonly type: string;
  readonly address: string;
  readonly experience: string;
  readonly education: string;
  /** What whoever takes it would compute first. */
  readonly first: string;
  /** Duties. */
  readonly content: readonly string[];
  readonly requirement: readonly string[];
}

export interface WelfareText extends HeadedText {
  /** States a fact that the company has to confirm. */
  readonly sample?: true;
}

/** What the careers page says below its heading and introduction. */
export interface CareersText {
  readonly welfare: {
    readonly heading: string;
    readonly note: string;
    readonly points: readonly WelfareText[];
  };
  readonly roles: {
    readonly heading: string;
    /** Says what stands below each role. */
    readonly lead: string;
    /** Says that the roles are examples. */
    readonly note: string;
    readonly flags: Readonly<Record<JobFlag, string>>;
    readonly labels: Readonly<
      Record<
        | 'type'
        | 'num'
        | 'time'
        | 'address'
        | 'experience'
        | 'education'
        | 'first'
        | 'content'
        | 'requirement'
        | 'facts',
        string
      >
    >;
    /** Headcount, with its `{num}` place. */
    readonly headcount: string;
    /** Link to the recruiting site. */
    readonly apply: string;
    readonly jobs: Readonly<Record<JobId, JobText>>;
  };
}
