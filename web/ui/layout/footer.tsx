import { useSite } from '../../site/site.js';
import { ContactDetails } from '../controls/contact-details.js';
import { SiteLink } from '../controls/site-link.js';
import styles from './footer.module.css';
import { footerGroups, footerLine } from './footer-entries.js';
import type { ReactNode } from 'react';
import image from 'virtual:qr/official-account';

interface FooterGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function FooterGroup({ heading, children }: FooterGroupProps) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

export function Footer() {
  const { edition, content } = useSite();
  const { company, ui } = content;
  const groups = footerGroups(ui, edition);
  const filings = [company.icpFiling, company.policeFiling, company.medicalInformationFiling];
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.groups} data-count={groups.length + 1}>
          {groups.map((group) => (
            <FooterGroup key={group.heading} heading={group.heading}>
              <ul className={styles.links} data-columns={group.links.length > 8 || undefined}>
                {group.links.map(({ id, label, href }) => (
                  <li key={id}>
                    <SiteLink to={href}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </FooterGroup>
          ))}
          <FooterGroup heading={ui.footer.contact}>
            <ContactDetails />
            <p className={styles.account}>
              <img
                className={styles.qr}
                src={officialAccountQr.src}
                width={officialAccountQr.size}
                height={officialAccountQr.size}
                loading="lazy"
                alt={ui.footer.officialAccountQr}
              />
              <span>{ui.footer.officialAccount}</span>
            </p>
          </FooterGroup>
        </div>
        <p className={styles.legal}>
          <span>{company.copyright}</span>
          {footerLine(ui, edition).map(({ id, label, href }) => (
            <SiteLink key={id} to={href}>
              {label}
            </SiteLink>
          ))}
          {filings.map(({ text, href }) => (
            <a key={text} href={href} lang="zh-CN" rel="noreferrer">
              {text}
            </a>
          ))}
          <span hidden data-end />
        </p>
      </div>
    </footer>
  );
}

/** QR code that opens the company's official WeChat account; the size in CSS px. */
export const officialAccountQr = { src: image.src, size: image.width };
