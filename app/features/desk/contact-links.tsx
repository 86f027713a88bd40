import { buttonClass } from '#app/components/button.tsx';
import { Mail, MessageCircle, Phone } from '#app/components/icons.ts';
import { deskText } from '#shared/texts.ts';

interface ContactLinksProps {
  /** Who wrote; what is empty was forgotten. */
  sender: { name: string; phoneNo: string; email: string };
  /** The first words of an answer, and what it is about. */
  greeting: string;
  subject: string;
}

const look = `${buttonClass({ variant: 'secondary', size: 'sm' })} max-sm:grow max-sm:gap-1.5 max-sm:px-2!`;

/** Ways to answer what somebody wrote; those of a sender who has left are gone. */
export function ContactLinks({ sender: { name, phoneNo, email }, greeting, subject }: ContactLinksProps) {
  if (!phoneNo && !email) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {phoneNo && (
        <>
          <a href={`tel:+91${phoneNo}`} aria-label={deskText.callThem(name)} className={look}>
            <Phone aria-hidden className="size-4.5" />
            {deskText.call}
          </a>
          <a
            href={`https://wa.me/91${phoneNo}?text=${encodeURIComponent(greeting)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={deskText.whatsAppThem(name)}
            className={look}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            {deskText.whatsApp}
          </a>
        </>
      )}
      {email && (
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
          aria-label={deskText.mailThem(name)}
          className={look}
        >
          <Mail aria-hidden className="size-4.5" />
          {deskText.mail}
        </a>
      )}
    </div>
  );
}
