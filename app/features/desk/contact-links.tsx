import { Mail, MessageCircle, Phone } from 'lucide-react';
import { buttonClass } from '#app/components/button.tsx';

interface ContactLinksProps {
  /** Who wrote; what is empty was forgotten. */
  sender: { name: string; phoneNo: string; email: string };
  /** What is answered, for the first words: 'enquiry to Deccan Roofs'. */
  about: string;
}

const look = `${buttonClass({ variant: 'secondary', size: 'sm' })} max-sm:grow max-sm:gap-1.5 max-sm:px-2!`;

/** Ways to answer what somebody wrote; those of a sender who has left are gone. */
export function ContactLinks({ sender: { name, phoneNo, email }, about }: ContactLinksProps) {
  if (!phoneNo && !email) return null;
  const greeting = encodeURIComponent(`Hello ${name}, thank you for your ${about}.`);
  const subject = encodeURIComponent(`Your ${about}`);
  return (
    <div className="flex flex-wrap gap-2">
      {phoneNo && (
        <>
          <a href={`tel:+91${phoneNo}`} aria-label={`Call ${name}`} className={look}>
            <Phone aria-hidden className="size-4.5" />
            Call
          </a>
          <a
            href={`https://wa.me/91${phoneNo}?text=${greeting}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp ${name}`}
            className={look}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            WhatsApp
          </a>
        </>
      )}
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} aria-label={`Mail ${name}`} className={look}>
          <Mail aria-hidden className="size-4.5" />
          Mail
        </a>
      )}
    </div>
  );
}
