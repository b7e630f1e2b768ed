import { styled } from 'styled-components'

const Round = styled.span`
  width: 2.75rem; height: 2.75rem; border-radius: 50%; overflow: hidden; flex: none; display: grid; place-items: center; background: var(--brand-wash); color: var(--brand); font-weight: 700;
  img { width: 100%; height: 100%; object-fit: cover; }
`

export const Portrait = ({ name, url }: { name: string; url: string | null }) => (
  <Round className="portrait" aria-hidden="true">
    {url ? <img src={url} alt="" width={44} height={44} /> : name.slice(0, 1)}
  </Round>
)
