import type { Look, Presents } from './palette.ts'

/** How the demo members look; anybody who is not listed like most people in India. On the coast nobody has a bindi. */
const others: Partial<Record<Look, string>> = {
  coast: `Priscilla Fernandes, Leela Varghese, Grace Fernandes, Maria D'Souza, Hannah Mathew, Margaret Lobo, Joseph Thomas, Rohan D'Cruz`,
  sikh: `Gurpreet Singh, Balwinder Sandhu, Jaspal Grewal, Harpreet Bajwa, Joginder Bedi`,
  muslim: `Ayesha Khan, Farhan Qureshi, Zoya Rahman, Imtiaz Ansari, Yusuf Merchant, Irfan Pathan, Imran Shaikh, Aisha Siddiqui`,
  east: `Daniel Tan, Tenzin Norbu, Tashi Dolma, Padma Rinchen, Adi Pranoto, Nguyen Thi Lan, Li Wei Chen, Haruto Yamada, Grace Wong,
    Bernard Koh, Hiroshi Tanaka`,
  euro: `Catherine Brooks, Michael Andersson, Jonathan Pierce, Oscar Lindqvist, Emma Richardson, Rebecca Stone, Victoria Hale,
    Patrick Doyle, Grace Hopkins, Sofia Marchetti, Linda Castellano, Robert Whitfield, Christopher Lowe, Emily Walker,
    Oliver Hughes, Thomas Bennett, Liam Carter, Stephen Clarke, Amelia Wright, Chloe Martin, Graham Foster, Fiona Campbell,
    Olivia Evans, Sophia Turner, Peter Murray, Evelyn Brooks, Nathan Brooks, Camille Laurent, Stefan Vogel, Ingrid Halvorsen,
    Lucía Fernández, Lars Nygaard, Annelise Botha, Charlotte Hughes, Isabel Costa`,
  afro: `Samuel Adeyemi, David Okonkwo, James Okafor, Wanjiru Kamau, Faith Njoroge, Tendai Moyo, Ama Boateng`,
  arab: `Fatima Al Suwaidi, Khalid Al Mansoori, Nadia Haddad, Mehmet Kaya`,
}
const women = `Anjali, Catherine, Nandini, Sudha, Fatima, Vandana, Emma, Leela, Meenal, Rebecca, Aisha, Victoria, Priscilla, Shobha,
  Grace, Sofia, Linda, Tanya, Jyoti, Kavya, Ayesha, Sneha, Harleen, Ritu, Priya, Lakshmi, Emily, Zoya, Diya, Neha, Pooja, Ishita,
  Maria, Hannah, Nisha, Ananya, Rhea, Priyanka, Amelia, Sunita, Wanjiru, Shreya, Chloe, Meenakshi, Tashi, Margaret, Meera, Kavita,
  Ruchi, Naina, Fiona, Hetal, Olivia, Nadia, Sophia, Padma, Kirti, Evelyn, Tanvi, Camille, Savita, Faith, Nguyen, Shalini, Ingrid,
  Ganga, Lucía, Arpita, Annelise, Charlotte, Ama, Isabel`

const listed = (names: string) => names.split(',').map((name) => name.trim())
const firstNames = new Set(listed(women))
const lookOf = new Map(
  Object.entries(others).flatMap(([look, names]) => listed(names).map((name) => [name, look as Look] as const)),
)

export const appearanceOf = (name: string): { presents: Presents; look: Look } => ({
  presents: firstNames.has(name.split(' ')[0] ?? '') ? 'w' : 'm',
  look: lookOf.get(name) ?? 'in',
})
